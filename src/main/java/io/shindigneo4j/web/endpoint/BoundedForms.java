package io.shindigneo4j.web.endpoint;

import com.google.common.base.Throwables;
import io.shindigneo4j.opensocial.dispatch.RefusedBodyException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import javax.servlet.http.HttpServletRequest;
import org.apache.commons.fileupload.FileItemIterator;
import org.apache.commons.fileupload.FileUploadBase.FileUploadIOException;
import org.apache.commons.fileupload.FileUploadException;
import org.apache.commons.fileupload.MultipartStream.MalformedStreamException;
import org.apache.commons.fileupload.servlet.ServletFileUpload;
import org.apache.shindig.protocol.multipart.DefaultMultipartFormParser;
import org.apache.shindig.protocol.multipart.FormDataItem;

/**
 * Reads forms of few parts, whose bytes the request limits. Even an empty part takes a few
 * kibibytes.
 */
final class BoundedForms extends DefaultMultipartFormParser {
  static final int MAX_PARTS = 20;

  /**
   * The parts of a form.
   *
   * @throws IllegalArgumentException if the form is malformed or has too many
   * @throws RefusedBodyException as the request throws it
   */
  @Override
  public Collection<FormDataItem> parse(HttpServletRequest request) throws IOException {
    try {
      return parts(new ServletFileUpload().getItemIterator(request));
    } catch (FileUploadException | FileUploadIOException | MalformedStreamException e) {
      if (Throwables.getRootCause(e) instanceof RefusedBodyException refused) {
        throw refused;
      }
      throw new IllegalArgumentException("the form is malformed", e);
    }
  }

  private static List<FormDataItem> parts(FileItemIterator form)
      throws FileUploadException, IOException {
    List<FormDataItem> parts = new ArrayList<>();
    while (form.hasNext()) {
      if (parts.size() == MAX_PARTS) {
        throw new IllegalArgumentException("a form has at most " + MAX_PARTS + " parts");
      }
      parts.add(FormPart.read(form.next()));
    }
    return parts;
  }
}
