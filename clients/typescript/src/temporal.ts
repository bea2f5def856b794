const DATE = String.raw`(?<year>\d{4}|-\d{4,9}|\+\d{5,9})-(?<month>\d\d)-(?<day>\d\d)`;
const TIME = String.raw`(?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.(?<fraction>\d{1,9}))?)?`;
const OFFSET = String.raw`(?<offset>Z|[+-]\d\d:\d\d(?::\d\d)?)`;
const ZONE = String.raw`(?:\[(?<zone>[A-Za-z][A-Za-z0-9~/._+:-]+)\])?`;

const LONGEST_OFFSET = 18 * 3600;
const NO_DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

type Parts = Record<string, string | undefined>;

function daysOf(year: number, month: number): number {
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return leap ? 29 : (NO_DAYS[month] ?? 0);
}

function date({year, month, day}: Parts): string {
  const valid = Number(day) >= 1 && Number(day) <= daysOf(Number(year), Number(month)) && !/^-0+$/.test(year ?? '');
  return valid ? `${year}-${month}-${day}` : '';
}

/** The seconds, if there are any, and their fraction in as few of 3, 6 or 9 digits as it needs. */
function seconds(second = '00', fraction = ''): string {
  const digits = fraction
    .padEnd(9, '0')
    .replace(/^0+$/, '')
    .replace(/(000)+$/, '');
  const rest = digits === '' ? '' : `.${digits}`;
  return second === '00' && rest === '' ? '' : `:${second}${rest}`;
}

function time({hour, minute, second, fraction}: Parts): string {
  const valid = Number(hour) < 24 && Number(minute) < 60 && Number(second ?? 0) < 60;
  return valid ? `${hour}:${minute}${seconds(second, fraction)}` : '';
}

function offsetSeconds(offset: string): number {
  const [hours = 0, minutes = 0, rest = 0] = offset === 'Z' ? [] : offset.slice(1).split(':').map(Number);
  const total = hours * 3600 + minutes * 60 + rest;
  return minutes > 59 || rest > 59 || total > LONGEST_OFFSET ? NaN : offset.startsWith('-') ? -total : total;
}

function offset({offset: text = ''}: Parts): string {
  const total = offsetSeconds(text);
  return Number.isNaN(total) ? '' : total === 0 ? 'Z' : text.replace(/^(.{6}):00$/, '$1');
}

/** A text in the form of ISO 8601, as the database writes it. */
abstract class Temporal {
  readonly text: string;

  protected constructor(text: string) {
    this.text = text;
    Object.freeze(this);
  }

  toString(): string {
    return this.text;
  }

  toJSON(): string {
    return this.text;
  }
}

function parse(what: string, pattern: RegExp, text: string, ...parts: ((found: Parts) => string)[]): string[] {
  const found = pattern.exec(text)?.groups;
  const written = found === undefined ? [''] : parts.map((part) => part(found));
  if (written.includes('')) {
    throw new RangeError(`not a ${what}: ${text.slice(0, 60)}`);
  }
  return written;
}

const LOCAL_DATE = new RegExp(`^${DATE}$`);
const LOCAL_TIME = new RegExp(`^${TIME}$`);
const OFFSET_TIME = new RegExp(`^${TIME}${OFFSET}$`);
const LOCAL_DATE_TIME = new RegExp(`^${DATE}T${TIME}$`);
const ZONED_DATE_TIME = new RegExp(`^${DATE}T${TIME}${OFFSET}${ZONE}$`);

/** A date without a time, such as `2026-02-28`. */
export class LocalDate extends Temporal {
  /** @throws RangeError for what is no date */
  constructor(text: string) {
    super(parse('date', LOCAL_DATE, text, date).join(''));
  }
}

/** A time without a zone, such as `10:15:30.000000001`. */
export class LocalTime extends Temporal {
  /** @throws RangeError for what is no time */
  constructor(text: string) {
    super(parse('time', LOCAL_TIME, text, time).join(''));
  }
}

/** A time with its offset from UTC, such as `10:15:30+01:00`. */
export class OffsetTime extends Temporal {
  /** @throws RangeError for what is no time with an offset */
  constructor(text: string) {
    super(parse('time with an offset', OFFSET_TIME, text, time, offset).join(''));
  }
}

/** A date and a time without a zone, such as `2026-02-28T10:15:30`. */
export class LocalDateTime extends Temporal {
  /** @throws RangeError for what is no date and time */
  constructor(text: string) {
    super(parse('date and time', LOCAL_DATE_TIME, text, date, time).join('T'));
  }
}

/** A moment with its offset or zone, such as `2026-02-28T10:15:30+01:00[Europe/Paris]`. */
export class ZonedDateTime extends Temporal {
  /** @throws RangeError for what is no date and time with an offset */
  constructor(text: string) {
    const zone = ({zone: name}: Parts) => (name === undefined ? ' ' : `[${name}]`);
    const [day, clock, from, name] = parse('moment', ZONED_DATE_TIME, text, date, time, offset, zone);
    super(`${day}T${clock}${from}${name?.trim()}`);
  }

  /** The moment of a `Date`, in UTC. */
  static of(moment: Date): ZonedDateTime {
    return new ZonedDateTime(moment.toISOString());
  }

  /** The moment, to the millisecond; an invalid `Date` outside of what `Date` can hold. */
  toDate(): Date {
    const found = ZONED_DATE_TIME.exec(this.text)?.groups ?? {};
    const clock = time(found).padEnd(8, ':00').slice(0, 12);
    const start = new Date(`${wide(found.year ?? '')}-${found.month}-${found.day}T${clock}Z`);
    return new Date(start.getTime() - offsetSeconds(found.offset ?? 'Z') * 1000);
  }
}

/** The year as `Date` reads it: of four digits, or of six with a sign. */
function wide(year: string): string {
  return /^\d{4}$/.test(year) ? year : `${year[0]}${String(Math.abs(Number(year))).padStart(6, '0')}`;
}
