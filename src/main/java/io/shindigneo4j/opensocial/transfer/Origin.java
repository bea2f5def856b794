package io.shindigneo4j.opensocial.transfer;

/**
 * Where a record comes from, for those who look for it there.
 *
 * @param table or a part of a file
 * @param row what finds it in there
 */
public record Origin(String table, String row) {

  public Origin(String table, long row) {
    this(table, Long.toString(row));
  }

  @Override
  public String toString() {
    return table + " " + row;
  }
}
