package io.shindigneo4j.prove.checker;

/**
 * A transfer, or a read of all balances. The answer to a read is their sum.
 *
 * @param token null for a read
 */
public record BankAction(String token, String from, String to, long amount) {

  public static final BankAction READ = new BankAction(null, null, null, 0);

  public boolean isRead() {
    return token == null;
  }
}
