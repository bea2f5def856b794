package io.shindigneo4j.web.gadget;

import com.google.common.base.Strings;
import com.google.inject.Inject;
import com.google.inject.name.Named;
import io.shindigneo4j.web.cache.GadgetWeight;
import io.shindigneo4j.web.gadget.RenderingMemory.Room;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.regex.Pattern;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.common.cache.CacheProvider;
import org.apache.shindig.gadgets.DefaultGadgetSpecFactory;
import org.apache.shindig.gadgets.GadgetContext;
import org.apache.shindig.gadgets.GadgetException;
import org.apache.shindig.gadgets.http.RequestPipeline;
import org.apache.shindig.gadgets.spec.GadgetSpec;
import org.apache.shindig.gadgets.spec.SpecParserException;
import org.apache.shindig.gadgets.spec.View;

/**
 * Gadgets by their addresses alone, within limits. Shindig also takes one from the request itself.
 */
final class UrlSpecFactory extends DefaultGadgetSpecFactory {

  private static final String SPECIFICATION = "rawxml";

  /** The most characters of an address. */
  private static final int MAX_ADDRESS_LENGTH = 2_048;

  /** Shindig puts the name into an expression. */
  private static final Pattern VIEW = Pattern.compile("[\\p{L}\\p{N} ._:-]{0,100}");

  private final RenderingMemory memory;

  @Inject
  UrlSpecFactory(
      ExecutorService executor,
      RequestPipeline pipeline,
      CacheProvider caches,
      @Named("shindig.cache.xml.refreshInterval") long refresh,
      RenderingMemory memory) {
    super(executor, pipeline, caches, refresh);
    this.memory = memory;
  }

  @Override
  public GadgetSpec getGadgetSpec(GadgetContext context) throws GadgetException {
    if (context.getParameter(SPECIFICATION) != null) {
      throw refused(SPECIFICATION + " is not supported");
    }
    if (String.valueOf(context.getUrl()).length() > MAX_ADDRESS_LENGTH) {
      throw refused("The address of a gadget has at most " + MAX_ADDRESS_LENGTH + " characters");
    }
    if (!VIEW.matcher(Strings.nullToEmpty(context.getView())).matches()) {
      throw refused("The name of a view has letters, digits, spaces and . _ : - alone");
    }
    return super.getGadgetSpec(context);
  }

  private static GadgetException refused(String reason) {
    return new GadgetException(
        GadgetException.Code.INVALID_PARAMETER, reason, HttpServletResponse.SC_BAD_REQUEST);
  }

  /** Where there is no memory in time, the failure with status 503 is not kept for others. */
  @Override
  protected GadgetSpec parse(String content, Query query) throws GadgetException {
    Optional<Room> found = memory.take(GadgetXml.memory(content));
    if (found.isEmpty()) {
      throw new SpecRetrievalFailedException(
          query.getSpecUri(), HttpServletResponse.SC_SERVICE_UNAVAILABLE);
    }
    try (Room room = found.get()) {
      return read(content, query);
    }
  }

  private static GadgetSpec read(String content, Query query) throws GadgetException {
    GadgetXml xml = GadgetXml.parse(content, GadgetXml.MAX_CHARACTERS);
    GadgetSpec gadget = gadget(query, xml, content);
    for (View view : gadget.getViews().values()) {
      HtmlLimits.check(Strings.nullToEmpty(view.getContent()));
    }
    GadgetWeight.note(gadget, xml.characters(), xml.markup());
    return gadget;
  }

  /** A gadget that is not as it should be is the fault of its author. */
  private static GadgetSpec gadget(Query query, GadgetXml xml, String content)
      throws GadgetException {
    try {
      return new GadgetSpec(query.getSpecUri(), xml.root(), content);
    } catch (SpecParserException e) {
      throw new GadgetException(e.getCode(), e.getMessage(), HttpServletResponse.SC_BAD_REQUEST);
    }
  }
}
