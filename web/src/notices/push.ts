/** The browser's own notices: permission is asked only when somebody switches them on. */
import type { PushTo } from "../lib/types.gen";

export type Able = "yes" | "no" | "denied";

/** Whether this browser can be called, here and now. */
export function able(): Able {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "no";
  return Notification.permission === "denied" ? "denied" : "yes";
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (char) => char.charCodeAt(0));

/** Subscribes this browser to the house with this key; null when its owner would rather not. */
export async function subscribe(key: string): Promise<PushTo | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const found = await pushManager.subscribe(wish).catch(async () => {
    // A subscription to an earlier key of the house is in the way.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wish);
  });
  const { endpoint = "", keys = {} } = found.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/** Shows a notice from an open page; tells whether it could. */
export async function show(title: string, body: string, url: string): Promise<boolean> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!worker || Notification.permission !== "granted") return false;
  await worker.showNotification(title, { body, tag: url, icon: "/icon-192.png", badge: "/badge.png", data: { url } });
  return true;
}
