package io.shindigneo4j.web.client;

import javax.servlet.ServletRequest;

/** The heap that one request holds until it ends. Safe for use by many threads. */
public interface HeldHeap {

  HeldHeap UNLIMITED =
      new HeldHeap() {
        @Override
        public boolean take(long bytes) {
          return true;
        }

        @Override
        public void keep(long bytes) {}
      };

  /** The attribute of a request that has one. */
  String ATTRIBUTE = HeldHeap.class.getName();

  /** That of a request; without a bound where it has none. */
  static HeldHeap of(ServletRequest request) {
    return request.getAttribute(ATTRIBUTE) instanceof HeldHeap heap ? heap : UNLIMITED;
  }

  /** Holds more; false, if there is no room. */
  boolean take(long bytes);

  /** Gives back what is more than this: the rest is garbage by now. */
  void keep(long bytes);
}
