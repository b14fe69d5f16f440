import { queryOptions } from "@tanstack/react-query";
import { BadProfile, type FormProfile, noProfile, readFormProfile } from "./form-profile.ts";

const loadTimeoutMs = 15_000;

/**
 * Loads the form profile at a path, relative to the application unless it begins with a slash. An
 * empty path and a missing file give an empty profile.
 */
export const profileQuery = (path: string) =>
  queryOptions({
    queryKey: ["form-profile", path] as const,
    queryFn: ({ signal }) => (path === "" ? noProfile : load(path, signal)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: "always",
  });

async function load(path: string, signal: AbortSignal): Promise<FormProfile> {
  const response = await fetch((path.startsWith("/") ? "" : import.meta.env.BASE_URL) + path, {
    credentials: "same-origin",
    signal: AbortSignal.any([signal, AbortSignal.timeout(loadTimeoutMs)]),
  });
  if (response.status === 404) return noProfile;
  if (!response.ok) throw new Error(`status ${response.status}`);
  return readFormProfile(readProfileText(await response.text()));
}

function readProfileText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadProfile("");
  }
}
