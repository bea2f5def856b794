package io.shindigneo4j.web.gadget;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.shindig.gadgets.Gadget;
import org.apache.shindig.gadgets.preload.PreloadedData;
import org.apache.shindig.gadgets.preload.PreloaderService;

/**
 * Fetches nothing while a gadget is rendered, which anybody can ask for. The gadget itself fetches
 * it with its token.
 */
final class NoPreloads implements PreloaderService {

  @Override
  public Collection<PreloadedData> preload(Gadget gadget) {
    return List.of();
  }

  @Override
  public Collection<PreloadedData> preload(Collection<Callable<PreloadedData>> tasks) {
    return List.of();
  }
}
