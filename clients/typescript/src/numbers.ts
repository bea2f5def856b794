import {isMap, type Fields} from './maps.js';
import {Float, type Integer} from './values.js';

/** How numbers are read. */
export interface Numbers {
  /** Whether every integer is a `bigint`; otherwise it is a `number` where that is exact. */
  readonly bigints: boolean;
  /** Whether every float is a `Float`; otherwise it is a `number`. */
  readonly floats: boolean;
}

export const PLAIN: Numbers = {bigints: false, floats: false};

const LOWEST = -(2n ** 63n);
const HIGHEST = 2n ** 63n - 1n;

export function isInt64(value: bigint): boolean {
  return value >= LOWEST && value <= HIGHEST;
}

export function integer(value: bigint, numbers: Numbers): Integer {
  const small = Number(value);
  return numbers.bigints || !Number.isSafeInteger(small) ? value : small;
}

export function float(value: number, numbers: Numbers): number | Float {
  return numbers.floats ? new Float(value) : value;
}

/** The same value with numbers in place of floats. */
export function unwrapped(value: unknown, numbers: Numbers): unknown {
  if (numbers.floats) {
    return value;
  } else if (value instanceof Float) {
    return value.value;
  } else if (Array.isArray(value)) {
    return value.map((element) => unwrapped(element, numbers));
  } else if (isMap(value)) {
    return unwrappedMap(value, numbers);
  }
  return value;
}

function unwrappedMap(map: Fields, numbers: Numbers): Fields {
  for (const name of Object.keys(map)) {
    Object.defineProperty(map, name, {value: unwrapped(map[name], numbers)});
  }
  return map;
}

/** Whether a number goes out as an integer. */
export function isWhole(value: number): boolean {
  return Number.isSafeInteger(value) && !Object.is(value, -0);
}
