import { invalidForm } from './form.ts';
import { imageSize } from './image-size.ts';
import type { UploadedFile } from './multipart.ts';
import type { MessageBody } from './validate-message.ts';
import type { Attachment, World } from './world.ts';

interface Taken {
  attachment: Attachment;
  /** `null` for a kept attachment. */
  bytes: Uint8Array | null;
}

/** The attachments of a message or edit, kept and new. Throws 50035 for an id that is neither. */
export function takeFiles(
  world: World,
  body: MessageBody,
  files: readonly UploadedFile[],
  present: readonly Attachment[],
  at: readonly PropertyKey[],
): Taken[] {
  const listed = body.attachments ?? (body.attachments === null ? [] : undefined);
  const taken: Taken[] = [];
  const used = new Set<UploadedFile>();

  if (listed === undefined) taken.push(...present.map((attachment) => ({ attachment, bytes: null })));
  listed?.forEach((entry, index) => {
    const old = present.find(({ id }) => id === entry.id);
    const file = files.find((one) => String(one.index) === entry.id);
    if (old) {
      const { description = old.description } = entry;
      taken.push({ attachment: { ...old, description }, bytes: null });
    } else if (file) {
      used.add(file);
      const name = entry.filename ?? file.name;
      taken.push(newAttachment(world, file, name, entry.description ?? null, entry.title ?? null));
    } else
      throw invalidForm([
        {
          path: [...at, 'attachments', index, 'id'],
          code: 'ATTACHMENT_NOT_FOUND',
          message: `No file and no attachment has the id ${entry.id}`,
        },
      ]);
  });
  for (const file of files) if (!used.has(file)) taken.push(newAttachment(world, file, file.name, null, null));
  return taken;
}

function newAttachment(
  world: World,
  file: UploadedFile,
  name: string,
  description: string | null,
  title: string | null,
): Taken {
  const picture = imageSize(file.bytes);
  return {
    attachment: {
      id: world.newId(),
      filename: name.replaceAll(/[^\w.-]+/g, '_') || 'file',
      description: description || null,
      title,
      contentType: picture?.type ?? file.type,
      size: file.bytes.length,
      width: picture?.width ?? null,
      height: picture?.height ?? null,
    },
    bytes: file.bytes,
  };
}
