import type dispute from "#wire/fixtures/dispute.json";

const isAnswer = (received: unknown): received is typeof dispute => received !== null;

addEventListener("message", ({ data }: MessageEvent<unknown>) => void read(String(data)));

async function read(url: string): Promise<void> {
  const response = await fetch(url, { method: "POST" });
  const received: unknown = JSON.parse(await response.text());
  if (!isAnswer(received)) throw new Error("No case");
  const fields = received.bpItem.stages.flatMap((stage) => stage.fields);
  const [document] = fields.find((field) => "documentsInfo" in field)?.documentsInfo ?? [];
  postMessage(new Blob([Uint8Array.fromBase64(document?.content ?? "")]));
}
