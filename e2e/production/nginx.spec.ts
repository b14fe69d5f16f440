import { resolve } from "node:path";
import { nginxPath } from "../../.ci/nginx.mjs";
import { cases, fileBytes } from "../corpora/cases.ts";
import { copyBuild, expect, test } from "../deployment.ts";
import { save, sha256Of } from "../saved.ts";
import { startNginx } from "../servers/nginx.ts";
import { json } from "../servers/replies.ts";

const { files } = cases;
const command = nginxPath();

test("behind a real nginx that adds the token, everything works on one origin", async ({
  plain,
  quiet,
  page,
  casePage,
  createPage,
  signIn,
}, testInfo) => {
  test.skip(command === undefined, "There is no nginx on this machine.");
  const nginx = await startNginx({
    command: command ?? "",
    workFolder: testInfo.outputPath("nginx"),
    folder: resolve(
      copyBuild("dist", '{"auth":"proxy","formProfile":""}', testInfo.outputPath("build")),
    ),
    service: plain.address,
    token: "from-the-proxy",
  });
  quiet.allow(nginx.address);
  plain.has(files.id, files.text);
  plain.creates(json('{"resultItems":[{"bpItemId":7100005,"success":true}],"success":true}'));

  await page.goto(`${nginx.address}/cases/${files.id}?stage=901`);
  await expect(casePage.heading).toHaveText("DP-26-5");
  await expect(signIn.dialog).toHaveCount(0);
  const saved = await save(casePage.attachments.download("every byte.bin"));
  expect(saved.sha256).toBe(sha256Of(fileBytes.everyByte));

  await page.getByRole("link", { name: "New case" }).click();
  await createPage.choose("COM");
  await createPage.arn(1).fill("74001016301868581499775");
  await createPage.submit.click();
  await createPage.resultItem(1).getByRole("link").click();
  await expect(casePage.heading).toHaveText("DP-26-5");

  expect(plain.preflights).toEqual([]);
  expect(plain.requests.map(({ headers }) => headers["x-authorization"])).toEqual(
    plain.requests.map(() => "Bearer from-the-proxy"),
  );
  const read = plain.requests[0];
  expect(read).toMatchObject({ method: "POST", body: "" });
  expect(read?.headers["content-length"] ?? "0").toBe("0");
  await nginx.close();
});
