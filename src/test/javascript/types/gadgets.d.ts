/** What Shindig's features give the gadgets, and what `webapp/gadgets/common` adds, as far as they use it. */

interface OsapiRequest {
  execute(done: (answer: any) => void): void;
}

interface OsapiBatch extends OsapiRequest {
  add(name: string, request: OsapiRequest): void;
}

interface GadgetEvent {
  type: string;
}

interface OsapiServices {
  [service: string]: Record<string, (parameters: object) => OsapiRequest>;
}

declare const osapi: OsapiServices & {
  newBatch(): OsapiBatch;
  events?: {get?: unknown; subscribe(listener: (event: GadgetEvent) => void): void};
};

declare namespace gadgets {
  class Prefs {
    getBool(name: string): boolean;
    getInt(name: string): number;
    getMsg(key: string): string;
    getString(name: string): string;
    set(name: string, value: string): void;
  }

  const util: {
    getUrlParameters(): Record<string, string>;
    registerOnLoadHandler(listener: () => void): void;
  };
  const views: {
    getParams(): Record<string, any>;
    requestNavigateTo(view: string, parameters?: object, owner?: string): void;
  };
  const window: {adjustHeight(height?: number): void};
}

interface GadgetPerson {
  id: string;
  displayName?: string;
  thumbnailUrl?: string;
  [field: string]: any;
}

type GadgetChild = Node | string | number | false | null | undefined;

interface GadgetPanel {
  /** The calls of the batch, by their names. */
  requests(): Record<string, OsapiRequest>;
  /** The names of those that may fail. */
  optional?: string[];
  /** Makes nodes of the answers, or null for none. */
  show(answers: Record<string, any>): Node | Node[] | null;
  /** The calls of a second batch for the answers of the first, which has what is only good to have. */
  more?(answers: Record<string, any>): Record<string, OsapiRequest> | null;
  /** The types after which it asks again. */
  events?: string[];
}

/** What the viewer changes by a button. */
interface GadgetChange {
  /** Of what goes away. */
  key: string;
  /** The key of the button's text. */
  text: string;
  /** The button's name, with whom it is about. */
  label: string;
  /** What is said afterwards. */
  done: string;
  /** Whether it is the first thing to do. */
  isMain?: boolean;
  request(): OsapiRequest;
  /** What takes it back. */
  undo?: () => OsapiRequest;
}

interface GadgetParts {
  changeButton(change: GadgetChange): HTMLElement;
  facesOf(suggestions: {examples?: GadgetPerson[]}[]): OsapiRequest | null;
  groupButton(id: string, title: string): HTMLElement;
  hasRequestsBeside(): boolean;
  isHidden(key: string): boolean;
  listed(texts: string[]): string;
  /** The key is that of the text for all; with `More` at its end, of that for these and others. */
  reason(key: string, examples: GadgetPerson[], total: number, faces: any): HTMLElement;
  redraw(): void;
  action(key: string, label: string, request: () => OsapiRequest, isMain?: boolean): HTMLElement;
  count(name: string, greatest: number): number;
  element(name: string, attributes?: Record<string, unknown>, children?: GadgetChild | GadgetChild[]): HTMLElement;
  face(person: GadgetPerson): HTMLElement;
  isCanvas(): boolean;
  nameButton(person: GadgetPerson): HTMLElement;
  nameOf(person: GadgetPerson): string;
  panel(panel: GadgetPanel): void;
  personRow(person: GadgetPerson, note?: GadgetChild, actions?: GadgetChild | GadgetChild[]): HTMLElement;
  pictureAddress(text: string): string | null;
  plain(text: unknown): string;
  reload(): void;
  site(): string;
  text(key: string, values?: Record<string, unknown>): string;
  time(moment: string | number): HTMLElement | null;
  unpressed(act: () => void): void;
}

declare var gadget: GadgetParts;

interface Window {
  gadget: GadgetParts;
}
