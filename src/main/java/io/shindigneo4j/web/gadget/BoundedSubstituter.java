package io.shindigneo4j.web.gadget;

import com.google.inject.Inject;
import com.google.inject.name.Named;
import java.util.List;
import java.util.regex.Pattern;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.gadgets.GadgetContext;
import org.apache.shindig.gadgets.GadgetException;
import org.apache.shindig.gadgets.spec.GadgetSpec;
import org.apache.shindig.gadgets.variables.Substituter;
import org.apache.shindig.gadgets.variables.Substitutions;
import org.apache.shindig.gadgets.variables.VariableSubstituter;

/**
 * Puts preferences and messages into gadgets, if each is short. {@link ViewCopies} limits how often
 * a gadget has them. Preferences come from the request: no expression, which Shindig evaluates when
 * it renders the gadget, begins in one.
 */
final class BoundedSubstituter extends VariableSubstituter {
  private static final int MAX_LENGTH = 10_000;
  private static final Pattern BRACE = Pattern.compile("(^|[$#])\\{");

  private final List<Substituter> substituters;

  @Inject
  BoundedSubstituter(@Named("shindig.substituters.gadget") List<Substituter> substituters) {
    super(substituters);
    this.substituters = List.copyOf(substituters);
  }

  /** Fails with status 400 for a value that is too long. */
  @Override
  public GadgetSpec substitute(GadgetContext context, GadgetSpec gadget) throws GadgetException {
    MeasuredSubstitutions substitutions = new MeasuredSubstitutions();
    for (Substituter substituter : substituters) {
      substituter.addSubstitutions(substitutions, context, gadget);
    }
    if (substitutions.longest > MAX_LENGTH) {
      throw new GadgetException(
          GadgetException.Code.INVALID_PARAMETER,
          "A preference or a message of a gadget has at most " + MAX_LENGTH + " characters",
          HttpServletResponse.SC_BAD_REQUEST);
    }
    return gadget.substitute(substitutions);
  }

  private static final class MeasuredSubstitutions extends Substitutions {
    private int longest;

    /** Escaped as HTML, as Shindig escapes other characters of a preference. */
    private static String inert(String preference) {
      return BRACE.matcher(preference).replaceAll("$1&#123;");
    }

    @Override
    public void addSubstitution(Type type, String key, String value) {
      longest = Math.max(longest, value.length());
      if (longest <= MAX_LENGTH) {
        super.addSubstitution(type, key, type == Type.USER_PREF ? inert(value) : value);
      }
    }
  }
}
