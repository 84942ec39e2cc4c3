import { ActionRowBuilder, AttachmentBuilder, ButtonBuilder, ButtonStyle, Client, Events } from 'discord.js';

/**
 * A bot that only answers: discord.js, a text, 25 buttons and a picture of `KILOBYTES`, edited into a deferred answer. What a press
 * costs here, no bot with discord.js can save.
 */
const { DISCORD_TOKEN: token, DISCORD_API_URL: api = '', KILOBYTES } = process.env;
const client = new Client({ intents: ['Guilds'], rest: { api } });
const picture = Buffer.alloc(Number(KILOBYTES) * 1024, 7);
let answers = 0;

const button = (index: number) =>
  new ButtonBuilder().setCustomId(`${index}`).setLabel(`Square ${index}`).setStyle(ButtonStyle.Secondary);
const message = () => ({
  content: `${answers++} ${'x'.repeat(1500)}`,
  components: Array.from({ length: 5 }, (_, row) =>
    new ActionRowBuilder<ButtonBuilder>().addComponents(Array.from({ length: 5 }, (_, at) => button(row * 5 + at))),
  ),
  files: picture.length > 0 ? [new AttachmentBuilder(picture, { name: 'board.webp', description: 'A board' })] : [],
});

client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isChatInputCommand()) await interaction.reply(message());
  if (!interaction.isButton()) return;
  await interaction.deferUpdate();
  await interaction.editReply(message());
});
await client.login(token);
