// SPDX-License-Identifier: Apache-2.0
import type { Words } from "../en";

export const code: Words["code"] = {};
