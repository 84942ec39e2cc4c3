import { z } from 'zod';
import { ApiError, found } from './api-error.ts';
import { parseForm } from './form.ts';
import type { Reply, Route } from './http.ts';
import { imageSize } from './image-size.ts';
import type { Stage } from './stage.ts';
import { emojiWire, userWire } from './wire.ts';

/** The bot's user, its application, its emojis, and the address of the gateway. */
export function applicationRoutes({ world, bot, gateway, gatewayUrl }: Stage): Route[] {
  const user = () => userWire(world.users.get(bot)!);
  const owner = () => userWire([...world.users.values()].find((one) => !one.bot)!);
  const application = (): Reply => ({
    status: 200,
    body: {
      id: bot,
      name: world.users.get(bot)!.displayName,
      icon: null,
      description: '',
      type: null,
      bot: user(),
      bot_public: true,
      bot_require_code_grant: false,
      verify_key: '0'.repeat(64),
      flags: 0,
      flags_new: '0',
      redirect_uris: [],
      interactions_endpoint_url: null,
      role_connections_verification_url: null,
      owner: owner(),
      approximate_guild_count: world.guilds.size,
      approximate_user_install_count: 0,
      approximate_user_authorization_count: 0,
      explicit_content_filter: 0,
      team: null,
      eligible_oauth2_scopes: [],
    },
  });
  const emojiOf = (id: string) => found(world.emojis.get(id), 10014);
  const mine = (application: string) => {
    if (application !== bot) throw new ApiError(50001);
  };

  return [
    { method: 'GET', template: '/gateway', open: true, run: () => ({ status: 200, body: { url: gatewayUrl() } }) },
    {
      method: 'GET',
      template: '/gateway/bot',
      run: () => ({
        status: 200,
        body: {
          url: gatewayUrl(),
          shards: 1,
          session_start_limit: {
            total: 1000,
            remaining: gateway.startsLeft,
            reset_after: 86_400_000,
            max_concurrency: 1,
          },
        },
      }),
    },
    {
      method: 'GET',
      template: '/users/@me',
      run: () => ({ status: 200, body: { ...user(), mfa_enabled: true, locale: 'en-US', verified: true } }),
    },
    {
      method: 'GET',
      template: '/users/:user',
      run: ({ params }) => ({ status: 200, body: userWire(found(world.users.get(params.user!), 10013)) }),
    },
    { method: 'GET', template: '/oauth2/applications/@me', run: application },
    { method: 'GET', template: '/applications/@me', run: application },
    {
      method: 'GET',
      template: '/applications/:application/emojis',
      run: ({ params }) => {
        mine(params.application!);
        return {
          status: 200,
          body: { items: [...world.emojis.values()].map((emoji) => emojiWire(world, emoji, bot)) },
        };
      },
    },
    {
      method: 'GET',
      template: '/applications/:application/emojis/:emoji',
      run: ({ params }) => ({ status: 200, body: emojiWire(world, emojiOf(params.emoji!), bot) }),
    },
    {
      method: 'POST',
      template: '/applications/:application/emojis',
      run: ({ params, json }) => {
        mine(params.application!);
        if (world.emojis.size >= 2000) throw new ApiError(30008);
        const { name, image } = parseForm(emojiBody, json);
        const bytes = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
        if (!imageSize(bytes) || bytes.length > 256 * 1024)
          throw new ApiError(50035, { message: 'Invalid image, or over 256 KiB' });
        const emoji = { id: world.newId(), name, animated: image.startsWith('data:image/gif') };
        world.saveEmoji(emoji, bytes);
        return { status: 201, body: emojiWire(world, emoji, bot) };
      },
    },
    {
      method: 'PATCH',
      template: '/applications/:application/emojis/:emoji',
      run: ({ params, json }) => {
        mine(params.application!);
        const emoji = { ...emojiOf(params.emoji!), ...parseForm(z.strictObject({ name: emojiName }), json) };
        world.saveEmoji(emoji);
        return { status: 200, body: emojiWire(world, emoji, bot) };
      },
    },
    {
      method: 'DELETE',
      template: '/applications/:application/emojis/:emoji',
      run: ({ params }) => {
        mine(params.application!);
        world.removeEmoji(emojiOf(params.emoji!));
        return { status: 204 };
      },
    },
  ];
}

const emojiName = z.string().regex(/^\w{2,32}$/);
const emojiBody = z.strictObject({
  name: emojiName,
  image: z.string().regex(/^data:image\/(png|jpe?g|gif|webp|avif);base64,/),
});
