import {writeJson} from './json-writer.js';
import type {Fields} from './maps.js';
import type {Message} from './messages.js';
import {entriesOf} from './written.js';

/** What is shorter, in characters, gets no number. */
const SHORTEST = 256;

/** By docs/protocol.md: how many numbers there are, and how much has one number, and all together. */
const NUMBERS = 256;
const LONGEST = 65_536;
const MOST_CHARACTERS = 1_048_576;

/** At least as much for each character of JSON as the server counts: 16 for a value, of which each takes one. */
const SIZE_OF_CHARACTER = 16;

const UNKNOWN = 'statement.unknown';

/** A Cypher text, or a procedure with its constants, by its number. */
interface Statement {
  readonly number: number;
  /** Whether the server knows it, so that the number is enough. */
  prepared: boolean;
}

/**
 * The prepared statements of one connection. What is run again and is long is sent once with a number, and afterwards
 * the number stands for it. A number never gets another meaning.
 */
export class CachedStatements {
  readonly #texts = new Map<string, Statement>();
  readonly #calls = new Map<string, Statement>();

  /** By the id of the request that carries both number and meaning, until it is answered. */
  readonly #preparing = new Map<number, Statement>();

  readonly #seen = new SeenStatements();
  #numbers = 0;
  #characters = 0;

  /** Whether the server has no room to remember more. */
  #full = false;

  /** The message to send: with a number in place of what the server knows by it. */
  shortened(message: Message): Message {
    if (this.#full) {
      return message.constants === undefined ? message : merged(message);
    } else if (message.type === 'cypher') {
      const text = String(message.text);
      return this.#numbered(message, 'text', this.#statement(this.#texts, text, text.length));
    } else if (message.constants !== undefined) {
      const key = writeJson({name: message.procedure, constants: message.constants});
      const statement = this.#statement(this.#calls, key, SIZE_OF_CHARACTER * key.length);
      return statement === undefined ? merged(message) : this.#numbered(message, 'procedure', statement);
    }
    return message;
  }

  #numbered(message: Message, name: string, statement: Statement | undefined): Message {
    if (statement === undefined) {
      return message;
    } else if (!statement.prepared) {
      this.#preparing.set(message.id as number, statement);
      return {...message, statement: statement.number};
    }
    const {[name]: _, constants: __, ...others} = message;
    return {...others, statement: statement.number};
  }

  /** Undefined for what gets no number. */
  #statement(known: Map<string, Statement>, key: string, size: number): Statement | undefined {
    const room = this.#numbers < NUMBERS && this.#characters + size <= MOST_CHARACTERS;
    let statement = known.get(key);
    if (statement === undefined && size >= SHORTEST && size <= LONGEST && room && this.#seen.seenBefore(key)) {
      statement = {number: this.#numbers++, prepared: false};
      this.#characters += size;
      known.set(key, statement);
    }
    return statement;
  }

  /** Takes note of the last answer. A server does not know a number for which it had no room. */
  answered(id: number, answer: Message): void {
    const statement = this.#preparing.get(id);
    this.#preparing.delete(id);
    if (statement !== undefined && answer.type === 'success') {
      statement.prepared = true;
    } else if (answer.code === UNKNOWN) {
      this.#full = true;
    }
  }

  /** The request will have no answer. */
  unanswered(id: number): void {
    this.#preparing.delete(id);
  }
}

/** A call without a number: the constants are parameters like others. */
function merged({constants, parameters, ...others}: Message): Fields {
  return {...others, parameters: new Map([...entriesOf(constants as object), ...entriesOf(parameters as object)])};
}

/** Tells statements that are run again from those that are run once, among the last ones. */
class SeenStatements {
  readonly #seen = new Set<string>();
  #characters = 0;

  seenBefore(statement: string): boolean {
    if (this.#seen.has(statement)) {
      return true;
    }
    if (this.#characters > MOST_CHARACTERS) {
      this.#seen.clear();
      this.#characters = 0;
    }
    this.#seen.add(statement);
    this.#characters += statement.length;
    return false;
  }
}
