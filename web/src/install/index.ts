/** Comes after the first page: says when there is no network, and has the worker keep the frame for that case. */
import { mount } from "svelte";
import Offline from "./Offline.svelte";

mount(Offline, { target: document.body });
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
