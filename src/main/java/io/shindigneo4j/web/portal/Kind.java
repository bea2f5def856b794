package io.shindigneo4j.web.portal;

import javax.servlet.http.HttpServletResponse;

/** What browsers may do with a part of the portal. */
enum Kind {
  /** The page, which is asked for again each time and is in no frame. */
  SHELL {
    @Override
    void set(HttpServletResponse response) {
      response.setHeader("Cache-Control", "no-cache");
      response.setHeader("Vary", "Accept-Language");
      response.setHeader("X-Frame-Options", "DENY");
      response.addHeader("Content-Security-Policy", PICTURES); // both policies hold
      response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
      response.setHeader("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
    }
  },

  /** A file whose address changes with it; for our own pages. */
  VERSIONED {
    @Override
    void set(HttpServletResponse response) {
      response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
      response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
    }
  },

  /** A picture, which gadgets on their own origin show too. */
  PICTURE {
    @Override
    void set(HttpServletResponse response) {
      response.setHeader("Cache-Control", "public, max-age=3600");
      response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    }
  };

  /** Other sites would learn who looks at whom. */
  private static final String PICTURES = "img-src 'self' data:";

  abstract void set(HttpServletResponse response);
}
