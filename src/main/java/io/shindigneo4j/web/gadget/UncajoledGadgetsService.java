package io.shindigneo4j.web.gadget;

import com.google.inject.Inject;
import com.google.inject.name.Named;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.auth.SecurityTokenCodec;
import org.apache.shindig.common.util.TimeSource;
import org.apache.shindig.config.ContainerConfig;
import org.apache.shindig.gadgets.admin.GadgetAdminStore;
import org.apache.shindig.gadgets.features.FeatureRegistryProvider;
import org.apache.shindig.gadgets.js.JsRequestBuilder;
import org.apache.shindig.gadgets.js.JsServingPipeline;
import org.apache.shindig.gadgets.process.ProcessingException;
import org.apache.shindig.gadgets.process.Processor;
import org.apache.shindig.gadgets.servlet.GadgetsHandlerApi.CajaRequest;
import org.apache.shindig.gadgets.servlet.GadgetsHandlerApi.CajaResponse;
import org.apache.shindig.gadgets.servlet.GadgetsHandlerService;
import org.apache.shindig.gadgets.servlet.ModuleIdManager;
import org.apache.shindig.gadgets.servlet.ProxyHandler;
import org.apache.shindig.gadgets.uri.IframeUriManager;
import org.apache.shindig.gadgets.uri.JsUriManager;
import org.apache.shindig.gadgets.uri.ProxyUriManager;
import org.apache.shindig.protocol.conversion.BeanFilter;

/** What Shindig tells containers about gadgets, without {@code gadgets.cajole}. */
final class UncajoledGadgetsService extends GadgetsHandlerService {

  @Inject
  UncajoledGadgetsService(
      TimeSource time,
      Processor processor,
      IframeUriManager frames,
      SecurityTokenCodec tokens,
      ProxyUriManager proxied,
      JsUriManager scripts,
      ProxyHandler proxy,
      JsServingPipeline pipeline,
      JsRequestBuilder requests,
      @Named("shindig.cache.xml.refreshInterval") long refresh,
      BeanFilter filter,
      GadgetAdminStore administration,
      FeatureRegistryProvider features,
      ModuleIdManager modules,
      ContainerConfig configuration) {
    super(
        time,
        processor,
        frames,
        tokens,
        proxied,
        scripts,
        proxy,
        pipeline,
        requests,
        refresh,
        filter,
        null, // Caja
        administration,
        features,
        modules,
        configuration);
  }

  @Override
  public CajaResponse getCaja(CajaRequest request) throws ProcessingException {
    throw new ProcessingException(
        "Nothing is cajoled here", HttpServletResponse.SC_NOT_IMPLEMENTED);
  }
}
