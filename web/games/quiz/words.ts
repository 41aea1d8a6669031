// SPDX-License-Identifier: Apache-2.0
// The family's words, for whatever of it is loaded by itself: in English they come with it.
import { bring } from "../../i18n";
import { quiz } from "../../i18n/en/quiz";

bring({ quiz });
