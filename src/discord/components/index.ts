import type { Component } from '../interaction/component.ts';
import { boardComponents } from './boards.ts';
import { decisionComponents } from './decision.ts';
import { giftComponents } from './gifts.ts';
import { historyComponents } from './history.ts';
import { lobbyComponents } from './lobby.ts';
import { privacyComponents } from './privacy.ts';
import { replayComponents } from './replay.ts';
import { reportComponents } from './report.ts';
import { serverComponents } from './server.ts';
import { tableComponents } from './table.ts';
import { toolComponents } from './tools.ts';
import { turnComponents } from './turn.ts';

/** Every button and menu the bot writes, by verb. */
export const COMPONENTS: ReadonlyMap<string, Component> = new Map(
  [
    ...lobbyComponents,
    ...turnComponents,
    ...decisionComponents,
    ...giftComponents,
    ...toolComponents,
    ...tableComponents,
    ...privacyComponents,
    ...boardComponents,
    ...reportComponents,
    ...replayComponents,
    ...historyComponents,
    ...serverComponents,
  ].map((one) => [one.verb, one]),
);
