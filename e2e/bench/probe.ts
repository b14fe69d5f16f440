/** What has to be on the screen: this many terms, row headers or labels that begin so. */
export interface Wanted {
  readonly prefix: string;
  readonly count: number;
}

/** How a page answered one event, in milliseconds from the event. */
export interface Reply {
  /** Until the next frame. */
  readonly next: number;
  /** Until the frame that shows the last of what followed. */
  readonly settled: number;
}

/** What stands in every page before its own scripts; times are milliseconds from the navigation's start. */
class Probe {
  /** When the fields wanted first were painted. */
  readonly opened = this.shown(window.wanted);
  #longest = 0;
  #frames: number[] = [];
  #request = 0;
  #onFile: (() => void) | undefined;

  constructor() {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        this.#longest = Math.max(this.#longest, duration);
      }
    }).observe({ type: "longtask" });
    const createAddress = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob) => {
      this.#onFile?.();
      return createAddress(blob);
    };
  }

  /** When these are painted. */
  shown(wanted: Wanted): Promise<number> {
    return new Promise((resolve) => {
      requestAnimationFrame(function look() {
        if (isShown(wanted)) whenPainted(resolve);
        else requestAnimationFrame(look);
      });
    });
  }

  /** When the next event of a type happens. */
  event(type: string): Promise<number> {
    return new Promise((resolve) => {
      addEventListener(type, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });
  }

  /** How the page answers the next event of a type; ends when nothing followed for `quiet` ms. */
  reply(type: string, quiet: number): Promise<Reply> {
    return new Promise((resolve) => {
      const begin = ({ timeStamp }: Event) => {
        const frames: number[] = [];
        let timer: ReturnType<typeof setTimeout> | undefined;
        const finish = () => {
          observer.disconnect();
          resolve({ next: frames[0] ?? Number.NaN, settled: frames.at(-1) ?? Number.NaN });
        };
        const note = () => {
          clearTimeout(timer);
          requestAnimationFrame(() =>
            whenPainted((at) => {
              frames.push(at - timeStamp);
              clearTimeout(timer);
              timer = setTimeout(finish, quiet);
            }),
          );
        };
        const observer = new MutationObserver(note);
        observer.observe(document.body, { childList: true, subtree: true });
        note();
      };
      addEventListener(type, begin, { capture: true, once: true });
    });
  }

  /** When a blob is next given an address: a file is complete. */
  file(): Promise<number> {
    return new Promise((resolve) => {
      this.#onFile = () => resolve(performance.now());
    });
  }

  /** The longest main-thread task since the last question; 0 when none was over 50 ms. */
  longestTask(): number {
    const longest = this.#longest;
    this.#longest = 0;
    return longest;
  }

  /** Begins to note the time between frames. */
  startFrames(): void {
    this.#frames = [];
    let last = performance.now();
    const inFrame = (at: number) => {
      this.#frames.push(at - last);
      last = at;
      this.#request = requestAnimationFrame(inFrame);
    };
    this.#request = requestAnimationFrame(inFrame);
  }

  /** Ends it. @returns milliseconds */
  stopFrames(): number[] {
    cancelAnimationFrame(this.#request);
    return this.#frames.slice(1);
  }
}

/** Calls back when the frame that is being made is painted: a message that is posted in it arrives after it. */
function whenPainted(then: (at: number) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", () => then(performance.now()), { once: true });
  port1.start();
  port2.postMessage(0);
}

function isShown({ prefix, count }: Wanted): boolean {
  const all = [...document.querySelectorAll("dt, th, label")];
  if (all.length < count) return false;
  return all.filter((element) => element.textContent.startsWith(prefix)).length >= count;
}

declare global {
  interface Window {
    wanted: Wanted;
    probe: Probe;
  }
}

window.probe = new Probe();
