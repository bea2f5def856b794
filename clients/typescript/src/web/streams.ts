import {MalformedMessageError, TooLargeError, tooLarge} from '../errors.js';

function stream(bytes: Uint8Array): ReadableStream<BufferSource> {
  return new Blob([bytes as BlobPart]).stream() as ReadableStream<BufferSource>;
}

async function collect(chunks: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = chunks.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > limit) {
      void reader.cancel().catch(() => {});
      throw tooLarge(limit);
    }
    parts.push(next.value);
  }
  return joined(parts, size);
}

function joined(parts: Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let position = 0;
  for (const part of parts) {
    all.set(part, position);
    position += part.length;
  }
  return all;
}

export function deflate(plain: Uint8Array): Promise<Uint8Array> {
  return collect(stream(plain).pipeThrough(new CompressionStream('deflate')), Infinity);
}

export async function inflate(bytes: Uint8Array, limit: number): Promise<Uint8Array> {
  try {
    return await collect(stream(bytes).pipeThrough(new DecompressionStream('deflate')), limit);
  } catch (e) {
    throw e instanceof TooLargeError ? e : new MalformedMessageError('not in the deflate format');
  }
}
