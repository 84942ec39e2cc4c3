interface LinkSpot {
  readonly guild: string;
  readonly channel: string;
  /** A message of it; without it the channel itself. */
  readonly id?: string;
}

/** The address that opens a channel, or a message in it. */
export const linkTo = ({ guild, channel, id }: LinkSpot): string =>
  ['https://discord.com/channels', guild, channel, ...(id === undefined ? [] : [id])].join('/');
