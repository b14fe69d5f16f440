const [id = ""] = /\d+$/.exec(location.hash) ?? [];

document.querySelector("button")?.addEventListener("click", () => {
  const worker = new Worker(new URL("native.worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data instanceof Blob) URL.createObjectURL(data);
    worker.terminate();
  });
  worker.postMessage(`/webapi/v1/BpEngineApi/GetBpItem/${id}?getFilesInBody=true`);
});
