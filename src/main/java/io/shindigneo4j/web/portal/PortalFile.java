package io.shindigneo4j.web.portal;

import java.util.Optional;

/**
 * A file of the portal.
 *
 * @param compressed empty where that is not smaller
 */
record PortalFile(MediaType type, Representation plain, Optional<Representation> compressed) {

  static PortalFile of(MediaType type, byte[] content) {
    Optional<Representation> compressed =
        Optional.of(type)
            .filter(MediaType::isCompressible)
            .map(any -> Representation.compressed(content))
            .filter(small -> small.body().length < content.length);
    return new PortalFile(type, Representation.plain(content), compressed);
  }

  Representation representation(boolean gzip) {
    return compressed.filter(any -> gzip).orElse(plain);
  }
}
