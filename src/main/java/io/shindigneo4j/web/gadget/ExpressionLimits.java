package io.shindigneo4j.web.gadget;

import java.util.concurrent.atomic.AtomicLong;
import javax.el.ELException;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.expressions.juel.JuelTypeConverter;
import org.apache.shindig.gadgets.rewrite.RewritingException;

/**
 * The limits of expressions in a gadget's page, which Shindig evaluates: what parses one calls
 * itself for each bracket, and each may put a message into the page, or have functions make it
 * longer.
 */
final class ExpressionLimits {
  private static final int MAX_EXPRESSIONS = 2_000;
  private static final int MAX_LENGTH = 250;

  /** So many characters any page may have from its expressions, and as many as itself has. */
  private static final int YIELD = 32 << 10;

  /** A text is converted when it is read, when it is put into the page, and with the page. */
  private static final int CONVERSIONS = 4;

  /** For a conversion without a text. */
  private static final int COST_OF_VALUE = 8;

  /** What is left to the page that the thread makes; none for other expressions. */
  private static final ThreadLocal<AtomicLong> LEFT = new ThreadLocal<>();

  private ExpressionLimits() {}

  /** How many characters the expressions of a page may put into it. */
  static int maxYield(String page) {
    boolean has = page.contains("${") || page.contains("#{");
    return has ? YIELD + page.length() : 0;
  }

  /** Makes a page. */
  interface Rewriting {
    void run() throws RewritingException;
  }

  /**
   * Makes a page with expressions.
   *
   * @throws RewritingException with status 400 for expressions that are wrong, or beyond the limits
   */
  static void hold(String page, Rewriting rewriting) throws RewritingException {
    LEFT.set(new AtomicLong(CONVERSIONS * (2L * page.length() + YIELD)));
    try {
      rewriting.run();
    } catch (ELException | StackOverflowError e) {
      throw new RewritingException(
          "The gadget has an expression that is wrong, or whose text is too long",
          e,
          HttpServletResponse.SC_BAD_REQUEST);
    } finally {
      LEFT.remove();
    }
  }

  /**
   * Before an expression reads or puts a text into the page that the thread makes.
   *
   * @throws ELException if there is too much
   */
  static void spend(int characters) {
    AtomicLong left = LEFT.get();
    if (left != null && left.addAndGet(-COST_OF_VALUE - (long) characters) < 0) {
      throw new ELException("There is too much text in expressions");
    }
  }

  /** Shindig's converter, through which all values of expressions and functions go. */
  static final class Converter extends JuelTypeConverter {
    private static final long serialVersionUID = 1L;

    @Override
    public <T> T convert(Object value, Class<T> type) {
      T converted = super.convert(value, type);
      spend(converted instanceof CharSequence text ? text.length() : 0);
      return converted;
    }
  }

  /** Whether a page is within the limits. */
  static boolean hold(String page) {
    int count = 0;
    for (int i = page.indexOf('{', 1); i > 0; i = page.indexOf('{', i + 1)) {
      char before = page.charAt(i - 1);
      if (before == '$' || before == '#') {
        count++;
        if (count > MAX_EXPRESSIONS || !ends(page, i + 1)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether an expression ends soon, outside of quotes. One that never does is none. */
  private static boolean ends(String page, int start) {
    char quote = 0;
    int end = Math.min(page.length(), start + MAX_LENGTH);
    for (int i = start; i < end; i++) {
      char c = page.charAt(i);
      if (quote == 0 && c == '}') {
        return true;
      } else if (quote == 0 && (c == '"' || c == '\'')) {
        quote = c;
      } else if (c == quote) {
        quote = 0;
      } else if (quote != 0 && c == '\\') {
        i++;
      }
    }
    return end == page.length();
  }
}
