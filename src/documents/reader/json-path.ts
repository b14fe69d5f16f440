interface Frame {
  readonly path: string;
  readonly isList: boolean;
  key: string;
  isBeforeColon: boolean;
}

/** A key that could be taken for a piece of a path is no name of the specification. */
const plainKey = /^\w+$/;

/** The specification nests eight deep. */
const maxDepth = 32;

/** Where one stands in a JSON text, told by its signs outside of strings: `stages[].fields[].name`. */
export function createJsonPath() {
  const frames: Frame[] = [];
  let frame: Frame | undefined;

  /** The path of the value that stands here. */
  function value(): string {
    if (!frame) return "";
    if (frame.isList) return `${frame.path}[]`;
    return frame.path === "" ? frame.key : `${frame.path}.${frame.key}`;
  }

  return {
    value,
    /** Whether a string that begins here is a key. */
    isAtKey: () => frame?.isBeforeColon === true,
    /** A key has been read. */
    key(text: string) {
      if (frame) frame.key = plainKey.test(text) ? text : "?";
    },
    colon() {
      if (frame) frame.isBeforeColon = false;
    },
    comma() {
      if (frame) frame.isBeforeColon = !frame.isList;
    },
    open(isList: boolean) {
      // A path of a hundred thousand steps is long, and one is kept for each of them.
      const path = frames.length < maxDepth ? value() : "?";
      frame = { path, isList, key: "", isBeforeColon: !isList };
      frames.push(frame);
    },
    /** Leaves an object or a list, and hands back its path. */
    close(): string {
      const path = frames.pop()?.path ?? "";
      frame = frames.at(-1);
      return path;
    },
  };
}
