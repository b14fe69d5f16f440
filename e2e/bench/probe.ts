/** What has to be on the screen: this many terms, row headers, labels or messages that begin so. */
export interface Wanted {
  readonly prefix: string;
  readonly count: number;
}

/** What is waited for after an event: what is wanted, or the next frame. */
export type Result = Wanted | "frame";

/** What stands in every page before its own scripts; times are milliseconds from the navigation's start. */
class Probe {
  /** When the fields wanted first were painted. */
  readonly opened = this.#shown(window.wanted);

  event(type: string): Promise<number> {
    return new Promise((resolve) => {
      addEventListener(type, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });
  }

  /** How long after the next event of a type the result is there, in milliseconds. */
  async after(type: string, result: Result): Promise<number> {
    const at = await this.event(type);
    return (await this.#shown(result)) - at;
  }

  #shown(wanted: Wanted | "frame"): Promise<number> {
    return new Promise((resolve) => {
      requestAnimationFrame(function look() {
        if (wanted === "frame" || isShown(wanted)) whenPainted(resolve);
        else requestAnimationFrame(look);
      });
    });
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
  const all = [...document.querySelectorAll("dt, th, label, [role=status]")];
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
