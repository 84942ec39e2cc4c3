import { type AnyInteractionGateway, Client } from 'oceanic.js';
import type { Playground } from '../../src/index.ts';
import { COMMAND, FIELD, PICTURE } from './drawing.ts';

export async function oceanic({ apiUrl, token }: Playground): Promise<() => void> {
  const client = new Client({
    auth: `Bot ${token}`,
    rest: { baseURL: `${apiUrl}/v10` },
    gateway: { intents: 1, reconnectDelay: () => 0 },
  });

  const answer = async (interaction: AnyInteractionGateway): Promise<unknown> => {
    if (interaction.isAutocompleteInteraction()) {
      const { value } = interaction.data.options.getFocused(true);
      return interaction.result([{ name: `a ${value}`, value: `${value}` }]);
    }
    if (interaction.isCommandInteraction()) {
      await interaction.defer();
      const what = interaction.data.options.getString('what', true);
      const button = { type: 2, style: 1, customID: 'name', label: 'Name it' } as const;
      return interaction.editOriginal({
        content: `Here is ${what}`,
        files: [{ name: 'drawing.png', contents: PICTURE, index: 0 }],
        attachments: [{ id: '0', description: `A drawing of ${what}` }],
        components: [{ type: 1, components: [button] }],
      });
    }
    if (interaction.isComponentInteraction()) {
      const input = { type: 4, customID: FIELD, style: 1, required: true } as const;
      const label = { type: 18, label: 'Title', component: input } as const;
      return interaction.createModal({ customID: 'naming', title: 'Its name', components: [label] });
    }
    if (interaction.isModalSubmitInteraction()) {
      await interaction.createMessage({ content: `It is called ${interaction.data.components.getTextInput(FIELD)}` });
      return interaction.createFollowup({ content: 'You have named it', flags: 64 });
    }
  };
  client.on('interactionCreate', (interaction) => void answer(interaction));

  const ready = new Promise((resolve) => client.once('ready', () => resolve(undefined)));
  await client.connect();
  await ready;
  await client.application.bulkEditGlobalCommands([{ ...COMMAND, type: 1 }]);
  return () => client.disconnect(false);
}
