package io.shindigneo4j.web.portal;

import com.google.common.base.Strings;
import io.shindigneo4j.web.compression.Gzip;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.servlet.ServletException;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/**
 * Serves the portal: the shell at each of its addresses, files below {@code static/} and their
 * version, which never change, and pictures of the sample people, for which browsers ask again. The
 * address of the web application itself leads here.
 */
public final class PortalServlet extends HttpServlet {
  private static final long serialVersionUID = 1L;
  private static final String STATIC = "/static/";
  private static final Pattern PICTURE = Pattern.compile("/(faces|pictures)/.*");
  private static final String CACHE_CONTROL = "Cache-Control";

  private transient PortalFiles files;
  private transient Shell shell;

  @Override
  public void init() throws ServletException {
    try {
      files = PortalFiles.read(getServletContext());
      shell = new Shell(files, getServletContext().getContextPath());
    } catch (IOException e) {
      throw new ServletException("The portal's files could not be read", e);
    }
  }

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    String path = Strings.nullToEmpty(request.getPathInfo());
    if (request.getServletPath().isEmpty() || path.isEmpty()) {
      lead(response, request.getContextPath() + PortalFiles.FOLDER);
    } else if (path.startsWith(STATIC)) {
      send(request, response, versioned(path.substring(STATIC.length())), Kind.VERSIONED);
    } else if (PICTURE.matcher(path).matches()) {
      send(request, response, files.find(path.substring(1)), Kind.PICTURE);
    } else {
      send(request, response, shell.find(request), Kind.SHELL);
    }
  }

  private static void lead(HttpServletResponse response, String address) {
    response.setHeader(CACHE_CONTROL, "no-cache");
    response.setStatus(HttpServletResponse.SC_FOUND);
    response.setHeader("Location", address);
  }

  /** Of this version alone: files of two versions may not go together. */
  private Optional<PortalFile> versioned(String path) {
    String prefix = files.version() + "/";
    return path.startsWith(prefix) ? files.find(path.substring(prefix.length())) : Optional.empty();
  }

  private static void send(
      HttpServletRequest request,
      HttpServletResponse response,
      Optional<PortalFile> found,
      Kind kind)
      throws IOException {
    if (found.isEmpty()) {
      response.setHeader(CACHE_CONTROL, "no-store");
      response.sendError(HttpServletResponse.SC_NOT_FOUND, "There is no such file");
    } else {
      kind.set(response);
      write(request, response, found.get());
    }
  }

  private static void write(
      HttpServletRequest request, HttpServletResponse response, PortalFile file)
      throws IOException {
    Representation sent = file.representation(Gzip.isAccepted(values(request, "Accept-Encoding")));
    response.addHeader("Vary", "Accept-Encoding");
    response.setHeader("ETag", sent.tag());
    if (sent.isAmong(values(request, "If-None-Match"))) {
      response.setStatus(HttpServletResponse.SC_NOT_MODIFIED);
      return;
    }
    if (sent.compressed()) {
      response.setHeader("Content-Encoding", "gzip");
    }
    response.setContentType(file.type().header());
    response.setContentLength(sent.body().length);
    response.getOutputStream().write(sent.body());
  }

  private static List<String> values(HttpServletRequest request, String header) {
    return Collections.list(request.getHeaders(header));
  }
}
