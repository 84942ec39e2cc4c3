interface LinkSpot {
  readonly guild: string;
  readonly channel: string;
  /** A message in the channel; absent for the channel itself. */
  readonly id?: string;
}

export const linkTo = ({ guild, channel, id }: LinkSpot): string =>
  ['https://discord.com/channels', guild, channel, ...(id === undefined ? [] : [id])].join('/');
