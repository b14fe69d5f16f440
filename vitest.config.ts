import { playwright } from "@vitest/browser-playwright";
import { defineConfig, mergeConfig, type ViteUserConfigFnObject } from "vitest/config";
import { browserPath, launchArguments } from "./.ci/browser.mjs";
import vite from "./vite.config.ts";
