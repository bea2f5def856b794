import {MalformedMessageError} from './errors.js';
import {isMap, type Fields} from './maps.js';

/** A message: its fields by name. */
export type Message = Fields;

/** The types that end a request. */
const LAST = ['success', 'failure', 'routing'];

const PARTS = ['records', 'subscribed', 'event', 'gap'];

function required<T>(valid: boolean, name: string, value: unknown): T {
  if (!valid) {
    throw new MalformedMessageError(`the field ${name} is missing or has the wrong type`);
  }
  return value as T;
}

export function text(message: Fields, name: string): string {
  return required(typeof message[name] === 'string', name, message[name]);
}

export function optionalText(message: Fields, name: string): string | undefined {
  return message[name] === undefined || message[name] === null ? undefined : text(message, name);
}

export function flag(message: Fields, name: string): boolean {
  return required(typeof message[name] === 'boolean', name, message[name]);
}

/** An integer that a `number` can hold. */
export function count(message: Fields, name: string): number {
  const value = Number(message[name] ?? NaN);
  return required(Number.isSafeInteger(value) && typeof message[name] !== 'string', name, value);
}

export function list(message: Fields, name: string): unknown[] {
  return required(Array.isArray(message[name]), name, message[name]);
}

export function texts(message: Fields, name: string): string[] {
  const values = list(message, name);
  return required(
    values.every((value) => typeof value === 'string'),
    name,
    values
  );
}

export function rows(message: Fields, name: string): unknown[][] {
  const values = list(message, name);
  return required(values.every(Array.isArray), name, values);
}

export function map(message: Fields, name: string): Fields {
  return required(isMap(message[name]), name, message[name]);
}

export function maps(message: Fields, name: string): Fields[] {
  const values = list(message, name);
  return required(values.every(isMap), name, values);
}

/** Whether a message is an answer to a request, and if so, whether it is the last one. */
export function isLast(message: Message): boolean {
  const type = text(message, 'type');
  return required(LAST.includes(type) || PARTS.includes(type), 'type', LAST.includes(type));
}
