import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { setUpApi } from "#api/fixtures/api-setup.tsx";
import { CaseFilesProvider } from "./CaseFilesProvider.tsx";
import { base64Of, catchDownloads, download, row } from "./fixtures/attachments-page.tsx";
import { caseWith, documentAt, testCase } from "./fixtures/case-answer.ts";
import { answerFiles, startFileService } from "./fixtures/file-service.ts";
import { Attachments } from "./list/Attachments.tsx";

startFileService();

const { withApi, session } = setUpApi(fetch, { auth: "token" });

const openCase = withApi(
  <CaseFilesProvider caseId={testCase} retrievedAt={0}>
    <Attachments
      caseData={caseWith([documentAt(0), documentAt(1)])}
      stage={undefined}
      writeReport={async () => ""}
    />
  </CaseFilesProvider>,
);

/** Downloads a file. @returns the screen, where the size of the other file is known too */
async function readFiles() {
  catchDownloads();
  session.signIn("token");
  answerFiles(base64Of("one"), base64Of("three"));
  const shown = await render(openCase, { wrapper: MemoryRouter });
  await download("file-0.txt").click();
  await expect.element(row(1)).toMatchTextContent("5 bytes");
  return shown;
}

test("drops the files that were read when the session locks", async () => {
  await readFiles();
  session.lock();
  await expect.element(row(1)).not.toMatchTextContent("5 bytes");
});
