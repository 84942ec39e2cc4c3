import type { Component, FormComponent } from '../handlers.ts';
import { absenceComponents } from './absence.ts';
import { analysisComponents } from './analysis.ts';
import { beforeComponents } from './before.ts';
import { boardComponents } from './boards.ts';
import { boxComponents, boxForms } from './boxes.ts';
import { decisionComponents, decisionForms } from './decision.ts';
import { endedGameComponents } from './ended-games.ts';
import { hintComponents } from './hint.ts';
import { lessonComponents } from './lesson.ts';
import { lobbyComponents } from './lobby.ts';
import { meComponents, meForms } from './me.ts';
import { privacyComponents } from './privacy.ts';
import { puzzleComponents } from './puzzle.ts';
import { serverComponents } from './server.ts';
import { tableComponents } from './table.ts';
import { takeBackComponents } from './taking-back.ts';
import { toolComponents } from './tools.ts';
import { turnComponents } from './turn.ts';
import { twinComponents } from './twin.ts';
import { watchComponents } from './watching.ts';
import { whyComponents } from './why.ts';

/** All buttons and menus by verb. */
export const COMPONENTS: ReadonlyMap<string, Component> = new Map(
  [
    ...lobbyComponents,
    ...boxComponents,
    ...turnComponents,
    ...decisionComponents,
    ...beforeComponents,
    ...hintComponents,
    ...toolComponents,
    ...tableComponents,
    ...watchComponents,
    ...absenceComponents,
    ...takeBackComponents,
    ...privacyComponents,
    ...analysisComponents,
    ...boardComponents,
    ...endedGameComponents,
    ...puzzleComponents,
    ...lessonComponents,
    ...serverComponents,
    ...whyComponents,
    ...meComponents,
    ...twinComponents,
  ].map((one) => [one.verb, one]),
);

/** All modals, by the verb of the button that opens them. */
export const FORMS: ReadonlyMap<string, FormComponent> = new Map(
  [...boxForms, ...decisionForms, ...meForms].map((one) => [one.verb, one]),
);
