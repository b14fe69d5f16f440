import * as z from "zod/mini";

// Zod's just-in-time compiler probes `new Function`, which a strict Content Security Policy forbids.
z.config({ jitless: true });

export * from "zod/mini";
