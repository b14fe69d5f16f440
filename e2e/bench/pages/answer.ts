/** As much of an answer as a page of comparison shows. */
export interface Answer {
  readonly bpItem: {
    readonly stages: readonly {
      readonly name: string;
      readonly isActive: boolean;
      readonly fields: readonly AnswerField[];
    }[];
  };
}

/** A field of an answer. */
export interface AnswerField {
  readonly code: string;
  readonly name: string;
  readonly baseTypeCode: string;
  readonly value: string;
  readonly visible: boolean;
}

const isAnswer = (sent: unknown): sent is Answer =>
  typeof sent === "object" && sent !== null && "bpItem" in sent;

/** Asks for the case that the address names, believing what comes. */
export async function fetchAnswer(): Promise<Answer> {
  const [id = ""] = /\d+$/.exec(location.pathname) ?? [];
  const response = await fetch(`/webapi/v1/BpEngineApi/GetBpItem/${id}`, { method: "POST" });
  const sent: unknown = await response.json();
  if (!isAnswer(sent)) throw new Error("No case");
  return sent;
}
