import { ApiError, found } from './api-error.ts';
import { answer, respond } from './callbacks.ts';
import { parseForm } from './form.ts';
import type { Call, Reply, Route } from './http.ts';
import { type Interaction, TYPE_OF } from './interactions.ts';
import { checkFlags, editMessage } from './messages.ts';
import type { Stage } from './stage.ts';
import { FLAGS, messageBody } from './validate-message.ts';
import { isLoading, messageWire } from './wire-message.ts';
import type { Message } from './world.ts';

/** Answers to interactions, and the later uses of their tokens. */
export function interactionRoutes(stage: Stage): Route[] {
  const { world, interactions, bot } = stage;
  const wire = (message: Message) => messageWire(stage, message, bot);

  const callback = ({ params, query, json, files }: Call): Reply => {
    const interaction = interactions.byId(params.interaction!);
    if (!interaction || interaction.token !== params.token || !interactions.isLive(interaction))
      throw new ApiError(10062);
    const { callback: type, message } = answer(stage, interaction, json, files);
    if (query.get('with_response') !== 'true') return { status: 204 };
    return {
      status: 200,
      body: {
        interaction: {
          id: interaction.id,
          type: TYPE_OF[interaction.kind],
          channel_id: interaction.channel,
          guild_id: interaction.guild,
          ...(message && {
            response_message_id: message.id,
            response_message_loading: isLoading(message),
            response_message_ephemeral: message.reader !== null,
          }),
        },
        ...(message && { resource: { type, message: wire(message) } }),
      },
    };
  };

  /** Throws 50027 for an unknown or expired token, 10015 for one without an answer. */
  const holder = ({ params }: Call): Interaction => {
    const interaction = interactions.byToken(params.token!);
    if (params.application !== bot || !interaction || !interactions.isLive(interaction)) throw new ApiError(50027);
    if (interaction.state !== 'answered' || interaction.kind === 'autocomplete') throw new ApiError(10015);
    return interaction;
  };

  const target = (call: Call): Message => {
    const interaction = holder(call);
    const id = call.params.message ?? interaction.original;
    const reachable =
      id !== null && (interaction.messages.includes(id) || id === interaction.original || id === interaction.source);
    return found(reachable ? world.messages.get(id) : undefined, 10008);
  };

  const edit = (call: Call): Reply => {
    const message = target(call);
    return {
      status: 200,
      body: wire(editMessage(world, message, { body: parseForm(messageBody, call.json ?? {}), files: call.files })),
    };
  };

  const followUp = (call: Call): Reply => {
    const interaction = holder(call);
    const body = parseForm(messageBody, call.json ?? {});
    const placeholder = interaction.callback === 5 ? world.messages.get(interaction.original ?? '') : undefined;
    if (placeholder && isLoading(placeholder)) {
      // Discord keeps this for old bots: it edits the placeholder and ignores EPHEMERAL.
      checkFlags(body.flags ?? 0, FLAGS.ephemeral | FLAGS.suppressEmbeds | FLAGS.silent | FLAGS.componentsV2);
      const flags = (body.flags ?? 0) & (FLAGS.suppressEmbeds | FLAGS.componentsV2);
      const { message_reference: _reference, ...rest } = body;
      return {
        status: 200,
        body: wire(editMessage(world, placeholder, { body: { ...rest, flags }, files: call.files })),
      };
    }
    const ephemeral = ((body.flags ?? 0) & FLAGS.ephemeral) !== 0;
    const message = respond(stage, interaction, body, call.files, { ephemeral, at: [] });
    interaction.messages.push(message.id);
    interactions.save(interaction);
    return { status: 200, body: wire(message) };
  };

  const remove = (call: Call): Reply => {
    world.removeMessage(target(call));
    return { status: 204 };
  };

  const hook = '/webhooks/:application/:token';
  return [
    { method: 'POST', template: '/interactions/:interaction/:token/callback', open: true, run: callback },
    { method: 'POST', template: hook, open: true, run: followUp },
    ...[`${hook}/messages/@original`, `${hook}/messages/:message`].flatMap((template): Route[] => [
      { method: 'GET', template, open: true, run: (call) => ({ status: 200, body: wire(target(call)) }) },
      { method: 'PATCH', template, open: true, run: edit },
      { method: 'DELETE', template, open: true, run: remove },
    ]),
  ];
}
