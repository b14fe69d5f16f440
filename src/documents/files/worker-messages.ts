import type { FailureReason, NoContent } from "#api/failure.ts";
import type { Call } from "#api/request-init.ts";
import type { Progress } from "#api/transport.ts";
import type { CaseId } from "#model/case-id.ts";

export interface FilesRequest {
  readonly caseId: CaseId;
  readonly baseUrl: string;
  /** Its time-out is the longest time without a byte, before the first one and between any two. */
  readonly call: Pick<Call, "path" | "headers" | "timeoutSeconds">;
  readonly authorization: string | undefined;
}

export interface CaseFile {
  readonly path: string;
  readonly id: string;
  readonly name: string;
  /** See `withSaveNames`. */
  readonly saveName: string;
  /** As received. */
  readonly created: string;
  readonly isOfHiddenField: boolean;
  readonly file: Blob | NoContent;
}

export interface CaseFiles {
  /** Every document, in the order of the case. */
  readonly documents: readonly CaseFile[];
  /** The answer as JSON, digit for digit, without the documents' contents. */
  readonly json: string;
  /** When the answer was read, in milliseconds since 1970. */
  readonly retrievedAt: number;
}

export interface PackContentsChoice {
  /** Their files, too. */
  readonly hasHiddenFields: boolean;
  /** `case.json`, the answer without the contents of files; hidden fields are in it. */
  readonly hasTechnicalData: boolean;
}

export interface PackContents extends PackContentsChoice {
  readonly caseId: CaseId;
  readonly files: CaseFiles;
  readonly report: string;
}

export type WorkerRequest =
  | { readonly type: "read"; readonly request: FilesRequest }
  | { readonly type: "pack"; readonly contents: PackContents };

export interface WorkerResults {
  readonly read: CaseFiles;
  readonly pack: Blob;
}

export type WorkerMessage<Result> =
  | { readonly type: "progress"; readonly progress: Progress }
  | { readonly type: "done"; readonly result: Result }
  | { readonly type: "failed"; readonly reason: FailureReason };
