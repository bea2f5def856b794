import {MalformedMessageError} from './errors.js';

/** A map as it was read: its names are its own properties, whatever they are. */
export type Fields = Record<string, unknown>;

export function put(map: Fields, name: string, value: unknown): void {
  if (Object.hasOwn(map, name)) {
    throw new MalformedMessageError(`the field ${name.slice(0, 20)} comes twice`);
  }
  if (name === '__proto__') {
    Object.defineProperty(map, name, {value, writable: true, enumerable: true, configurable: true});
  } else {
    map[name] = value;
  }
}

export function isMap(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
