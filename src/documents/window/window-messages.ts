import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import type { CaseFiles } from "../worker/worker-messages.ts";

/** The window's request for the files of a case, with a port for the answer. */
export interface FilesRequest {
  readonly type: "case-viewer.files";
  readonly caseId: CaseId;
}

/** The files of a case that a tab hands over. */
export interface HandedFiles {
  /** The code of the case, or the text that stands for a missing code. */
  readonly caseName: string;
  /** When the case was read, in milliseconds since 1970. */
  readonly retrievedAt: number;
  readonly documents: readonly CaseDocument[];
  readonly files: CaseFiles;
}

/** A message of the case's tab to the window, through a port. The browser copies it, but not a `Blob` in it. */
export type TabMessage =
  | {
      readonly type: "files";
      /** The build of the tab: the window reads the files only of its own. */
      readonly build: string;
      /** The name of the Web Lock that the tab holds as long as the window may show the files. */
      readonly lock: string;
      readonly handed: HandedFiles;
    }
  | { readonly type: "none" }
  | { readonly type: "lock-soon"; readonly isSoon: boolean };

/** A message of the window to the tab, through the port: the operator is active in it, or has left it. */
export type WindowMessage = "active" | "left";
