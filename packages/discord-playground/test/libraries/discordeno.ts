import { createBot, type InteractionCallbackData } from '@discordeno/bot';
import type { Playground } from '../../src/index.ts';
import { COMMAND, FIELD, PICTURE } from './drawing.ts';

const QUIET = { debug() {}, info() {}, warn() {}, error: console.error, fatal: console.error };

export async function discordeno({ apiUrl, token }: Playground): Promise<() => Promise<void>> {
  let isReady = () => {};
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  const bot = createBot({
    token,
    intents: 1,
    gateway: { token, spawnShardDelay: 0 },
    rest: { token, proxy: { baseUrl: apiUrl, authorization: `Bot ${token}` } },
    loggerFactory: () => QUIET,
    desiredProperties: {
      interaction: { id: true, token: true, type: true, data: true },
    },
    events: {
      ready: () => isReady(),
      async interactionCreate(interaction) {
        const { data } = interaction;
        const value = data?.options?.[0]?.value;
        if (interaction.type === 4)
          return void interaction.respond({ choices: [{ name: `a ${value}`, value: `${value}` }] });
        if (interaction.type === 2) {
          await interaction.defer();
          const drawing: InteractionCallbackData & { attachments: object[] } = {
            content: `Here is ${value}`,
            files: [{ name: 'drawing.png', blob: new Blob([PICTURE]) }],
            // Its types allow no attachments here, but it sends them.
            attachments: [{ id: 0, description: `A drawing of ${value}` }],
            components: [{ type: 1, components: [{ type: 2, style: 1, customId: 'name', label: 'Name it' }] }],
          };
          await interaction.edit(drawing);
        }
        if (interaction.type === 3) {
          await interaction.respond({
            customId: 'naming',
            title: 'Its name',
            components: [
              { type: 1, components: [{ type: 4, customId: FIELD, style: 1, label: 'Title', required: true }] },
            ],
          });
        }
        if (interaction.type === 5) {
          await interaction.respond(`It is called ${data?.components?.[0]?.components?.[0]?.value}`);
          await interaction.respond('You have named it', { isPrivate: true });
        }
      },
    },
  });
  await bot.start();
  await ready;
  await bot.helpers.upsertGlobalApplicationCommands([COMMAND]);
  return () => bot.shutdown();
}
