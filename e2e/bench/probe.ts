/** What has to be on the screen: this many terms that begin so. */
export interface Wanted {
  readonly prefix: string;
  readonly count: number;
}

/** What stands in every page before its own scripts; times are milliseconds from the navigation's start. */
class Probe {
  readonly opened = this.#painted(() => isShown(window.wanted));

  /** How long after the next event of a type the next frame was painted, in milliseconds. */
  async after(type: string): Promise<number> {
    const at = await new Promise<number>((resolve) => {
      addEventListener(type, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });
    return (await this.#painted(() => true)) - at;
  }

  #painted(isThere: () => boolean): Promise<number> {
    return new Promise((resolve) => {
      requestAnimationFrame(function look() {
        if (isThere()) whenPainted(resolve);
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
  const all = [...document.querySelectorAll("dt")];
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
