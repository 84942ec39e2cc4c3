import type { Write } from './backend.ts';
import { BOARD_PREFIX } from './keys.ts';

/** ARGV: the SHA-1 of the bytes. */
export const MOVE = `
  local now = redis.call('GET', KEYS[1])
  if not now or redis.sha1hex(now) ~= ARGV[1] then return 0 end
  return redis.call('RENAMENX', KEYS[1], KEYS[2])`;

/**
 * A key and four arguments for each write, see `commitArguments`. Redis undoes nothing if a script breaks off. So everything that can be
 * refused comes first: the guards, then the boards, whose commands a user may lack.
 */
export const COMMIT = `
  -- Whether a text begins and ends so (both empty: there must be none).
  local function holds(key, head, tail)
    local now = redis.call('GET', key)
    if head == '' then return not now end
    return now and string.sub(now, 1, #head) == head and string.sub(now, -#tail) == tail
  end
  for at, key in ipairs(KEYS) do
    local kind, head, tail = ARGV[at * 4 - 3], ARGV[at * 4 - 2], ARGV[at * 4 - 1]
    if (kind == 'set' or kind == 'remove' or kind == 'expect') and not holds(key, head, tail) then return 0 end
  end
  for at, key in ipairs(KEYS) do
    local kind, member, score = ARGV[at * 4 - 3], ARGV[at * 4 - 2], ARGV[at * 4 - 1]
    if kind == 'rank' then redis.call('ZADD', key, score, member)
    elseif kind == 'add' then redis.call('ZINCRBY', key, score, member)
    elseif kind == 'off' then redis.call('ZREM', key, member) end
  end
  for at, key in ipairs(KEYS) do
    local kind, text = ARGV[at * 4 - 3], ARGV[at * 4]
    if kind == 'set' then redis.call('SET', key, text)
    elseif kind == 'remove' then redis.call('DEL', key) end
  end
  return 1`;

export function commitArguments(writes: readonly Write[]): { keys: string[]; args: string[] } {
  const keys = writes.map((write) => ('key' in write ? write.key : BOARD_PREFIX + write.board));
  const args = writes.flatMap((write) => {
    if (write.kind === 'expect') return ['expect', write.guard?.head ?? '', write.guard?.tail ?? '', ''];
    if (write.kind === 'text') {
      const { guard, text } = write;
      return [text === null ? 'remove' : 'set', guard?.head ?? '', guard?.tail ?? '', text ?? ''];
    }
    const { kind, member, score } = write;
    return score === null ? ['off', member, '', ''] : [kind, member, negated(score), ''];
  });
  return { keys, args };
}

/**
 * Scores lie in Redis negated: Redis sorts by score, then by member, both upwards, and a board goes down by score only. The text is the
 * shortest that reads as the same double.
 */
export const negated = (score: number): string => String(0 - score);
