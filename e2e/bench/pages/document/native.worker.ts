interface FileAnswer {
  readonly bpItem: {
    readonly stages: readonly {
      readonly fields: readonly {
        readonly documentsInfo?: readonly { readonly content: string }[];
      }[];
    }[];
  };
}

const isFileAnswer = (sent: unknown): sent is FileAnswer =>
  typeof sent === "object" && sent !== null && "bpItem" in sent;

addEventListener("message", ({ data }: MessageEvent<unknown>) => void read(String(data)));

async function read(url: string): Promise<void> {
  const response = await fetch(url, { method: "POST" });
  const sent: unknown = JSON.parse(await response.text());
  if (!isFileAnswer(sent)) throw new Error("No case");
  const fields = sent.bpItem.stages.flatMap((stage) => stage.fields);
  const [document] = fields.flatMap(({ documentsInfo = [] }) => documentsInfo);
  postMessage(new Blob([Uint8Array.fromBase64(document?.content ?? "")]));
}
