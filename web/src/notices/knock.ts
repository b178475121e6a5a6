/** A short knock on wood, made here: two dull beats. Browsers let a page sound once somebody has touched it. */
let audio: AudioContext | null = null;

function beat(context: AudioContext, at: number, pitch: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "sine";
  tone.frequency.setValueAtTime(pitch * 1.6, at);
  tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.04);
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.5, at + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.16);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.2);
}

export async function knock(): Promise<void> {
  audio ??= new AudioContext();
  await Promise.race([audio.resume(), new Promise((done) => setTimeout(done, 300))]);
  if (audio.state !== "running") return;
  beat(audio, audio.currentTime + 0.02, 190);
  beat(audio, audio.currentTime + 0.2, 160);
}
