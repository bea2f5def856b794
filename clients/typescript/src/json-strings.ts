/** Where a string ends that begins with a quote at a place; below zero for nowhere. */
export function endOfString(text: string, start: number): number {
  let end = start;
  do {
    end = text.indexOf('"', end + 1);
  } while (end > 0 && isEscaped(text, end));
  return end;
}

function isEscaped(text: string, place: number): boolean {
  let before = place;
  while (text[before - 1] === '\\') {
    before--;
  }
  return (place - before) % 2 === 1;
}
