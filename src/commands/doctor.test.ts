import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { caseId, serviceWith, token } from "./fixtures/examined-service.ts";
import { certificatePath, startServer, startTlsServer } from "./fixtures/start-server.ts";

/** Runs `npm run doctor` with the test's case and token; it trusts the certificate of the test. */
function runDoctor(options: readonly string[], environment: object = {}) {
  const ownCase = options.includes("--service") ? ["--case", String(caseId)] : [];
  const env = {
    ...process.env,
    TOKEN: token,
    NODE_EXTRA_CA_CERTS: certificatePath,
    ...environment,
  };
  return new Promise<{ stdout: string; stderr: string; code: number }>((resolve) => {
    const command = ["src/commands/doctor.ts", ...options, ...ownCase];
    const child = execFile("node", command, { env }, (_error, stdout, stderr) =>
      resolve({ stdout, stderr, code: child.exitCode ?? -1 }),
    );
  });
}

test("--json prints the result for monitoring, over trusted TLS and without the token", async () => {
  const { port } = await startTlsServer(serviceWith());
  const works = await runDoctor(["--json", "--service", `https://127.0.0.1:${port}`]);
  const report: unknown = JSON.parse(works.stdout);
  expect(report).toMatchObject({
    canWork: true,
    findings: [
      { mark: "ok", subject: "Certificate" },
      { mark: "warning", subject: "Protocol" },
      { mark: "ok", subject: "GetBpItem" },
      ...Array.from({ length: 6 }, () => ({})),
    ],
    differences: [],
    settings: { baseUrl: "", auth: "token", filesFlag: "query" },
  });
  expect(report).toHaveProperty("version", expect.stringMatching(/^\d+\.\d+\.\d+/));
  expect(works).toMatchObject({ code: 0, stderr: "" });
  expect(works.stdout).not.toContain(token);
});

test("a chain that is longer than nginx.conf allows is told", async () => {
  const [cert, root = ""] = ["four-intermediates.crt", "chain-root.crt"].map((name) =>
    fileURLToPath(new URL(`../../e2e/servers/${name}`, import.meta.url)),
  );
  const { port } = await startTlsServer(serviceWith(), { cert: readFileSync(cert ?? "") });
  const trusting = { NODE_EXTRA_CA_CERTS: root };
  const { stdout } = await runDoctor(["--service", `https://127.0.0.1:${port}`], trusting);
  expect(stdout).toMatch(/✓ Certificate +Trusted, by Test root, [^]*! Certificate +4 certificates/);
  const conf = readFileSync("deploy/nginx.conf", "utf8");
  const [, depth] = /proxy_ssl_verify_depth (\d+);/.exec(conf) ?? [];
  expect(stdout).toContain(`nginx.conf allows ${depth}.`);
});

test("a service with which the viewer cannot work is exit code 1", async () => {
  const refusing = await startServer((_request, response) => void response.writeHead(401).end());
  const fails = await runDoctor(["--json", "--service", refusing.address]);
  const report: unknown = JSON.parse(fails.stdout);
  expect(report).toMatchObject({ canWork: false, settings: null });
  expect(report).toHaveProperty(
    "findings",
    expect.arrayContaining([
      {
        mark: "error",
        subject: "GetBpItem",
        message: "The service did not accept the access token (status 401).",
        advice: "Get a new token, or use the address of the proxy that adds it.",
      },
    ]),
  );
  expect(fails.code).toBe(1);
});

test("settings are checked with the profile beside them, and their keys do not control the terminal", async () => {
  const folder = await mkdtemp(join(tmpdir(), "doctor-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const config = join(folder, "config.json");
  // As an editor of Windows writes it.
  writeFileSync(config, `\uFEFF${JSON.stringify({ baseUrl: "", "\u001b[2Jtimezone": "UTC" })}`);
  const example = await runDoctor(["--config", config]);
  expect(example.stdout).toMatch(
    /✓ config\.json[^]*! config\.json +Unknown keys .*: \[2Jtimezone\./,
  );
  expect(example.stdout).toMatch(/! Form profile .*which is an example/);
  expect(example.stdout).not.toContain("\u001b");
  expect(example.code).toBe(0);

  writeFileSync(join(folder, "form-profile.json"), "{}");
  const bad = await runDoctor(["--config", config]);
  expect(bad.stdout).toMatch(/✗ Form profile/);
  expect(bad.code).toBe(1);

  writeFileSync(join(folder, "form-profile.json"), '{ "version": 1, "caseTypes": { "DP": [] } }');
  expect((await runDoctor(["--config", config])).stdout).toMatch(
    /! Form profile +No field has "means"/,
  );

  writeFileSync(config, '{ "timeZone": "+03:00", "auth": "none", "refreshSeconds": 1 }');
  expect((await runDoctor(["--config", config])).stdout).toMatch(
    /✗ config\.json +[^]*“auth” must be [^]*✗ config\.json +[^]*“timeZone” must be /,
  );
  writeFileSync(config, '{ "auth": "proxy", }');
  expect((await runDoctor(["--config", config])).stdout).toContain("(line 1 column 20).");

  writeFileSync(config, JSON.stringify({ formProfile: "other.json" }));
  expect((await runDoctor(["--config", config])).stdout).toMatch(/✗ Form profile +No file is at/);
});

test("wrong use is exit code 2, with a sentence", async () => {
  const wrong = await runDoctor(["--service", "nonsense"]);
  expect(wrong).toMatchObject({ code: 2, stdout: "" });
  expect(wrong.stderr).toContain("Not the address of a service: nonsense");
  const { stderr, code } = await runDoctor(["--config", "/nowhere/config.json"]);
  expect(stderr.trim()).toBe("No file can be read at /nowhere/config.json (ENOENT).");
  expect(code).toBe(2);
});

test("a token that the viewer would not take is refused before it is sent", async () => {
  const { address, requests } = await startServer((_request, response) => void response.end());
  const refused = await runDoctor(["--service", address], { TOKEN: "tökén" });
  expect(refused).toMatchObject({ code: 2, stdout: "" });
  expect(refused.stderr).toContain("characters that no header holds");
  expect(refused.stderr).not.toContain("tökén");
  expect(requests).toEqual([]);
});
